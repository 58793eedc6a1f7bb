// Nothing but the precompiled headers that CMakeLists.txt names.
