import { create } from 'zustand'

interface News {
  /** Whether the event stream says what has changed; otherwise pages ask by themselves. */
  isFollowed: boolean
}

export const useNewsState = create<News>(() => ({ isFollowed: true }))

/** Called with every piece of news of followNews: null when the stream has failed. */
export const noteNews = (isFollowed: boolean) => useNewsState.setState({ isFollowed })
