// The binary heap of candidates by activity: see the header.
#include "general/activity.hpp"

namespace nonet::general {

void ActivityHeap::set_activity(int candidate, double activity) {
    activity_[candidate] = activity;
    if (position_[candidate] >= 0) {
        sift_up(position_[candidate]);
        sift_down(position_[candidate]);
    }
}

void ActivityHeap::bump(int candidate) {
    activity_[candidate] += amount_;
    if (activity_[candidate] > kTooBig) {
        for (double& activity : activity_) activity /= kTooBig;
        amount_ /= kTooBig;
    }
    if (position_[candidate] >= 0) sift_up(position_[candidate]);
}

void ActivityHeap::insert(int candidate) {
    if (position_[candidate] >= 0) return;
    heap_.push_back(candidate);
    position_[candidate] = static_cast<int>(heap_.size()) - 1;
    sift_up(position_[candidate]);
}

int ActivityHeap::pop() {
    const int top = heap_.front();
    const int last = heap_.back();
    heap_.pop_back();
    position_[top] = -1;
    if (!heap_.empty()) {
        place(0, last);
        sift_down(0);
    }
    return top;
}

void ActivityHeap::sift_up(int index) {
    const int candidate = heap_[index];
    while (index > 0) {
        const int parent = (index - 1) / 2;
        if (!before(candidate, heap_[parent])) break;
        place(index, heap_[parent]);
        index = parent;
    }
    place(index, candidate);
}

void ActivityHeap::sift_down(int index) {
    const int candidate = heap_[index];
    const int size = static_cast<int>(heap_.size());
    for (int child = 2 * index + 1; child < size; child = 2 * index + 1) {
        if (child + 1 < size && before(heap_[child + 1], heap_[child])) ++child;
        if (!before(heap_[child], candidate)) break;
        place(index, heap_[child]);
        index = child;
    }
    place(index, candidate);
}

}  // namespace nonet::general
