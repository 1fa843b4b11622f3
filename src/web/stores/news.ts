import { create } from 'zustand'

interface News {
  /** Whether the event stream says what has changed; otherwise pages ask by themselves. */
  isFollowed: boolean
}

export const useNewsState = create<News>(() => ({ isFollowed: true }))

/** Called with true on each event and with false when the stream fails. */
export const setFollowed = (isFollowed: boolean) => useNewsState.setState({ isFollowed })
