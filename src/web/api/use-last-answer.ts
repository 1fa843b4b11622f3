import { useState } from 'react'

/** The query's data, or the previous data while a new key has none (for example a longer page that failed to load). */
export function useLastAnswer<Data>(data: Data | undefined): Data | undefined {
  const [last, setLast] = useState(data)
  if (data !== undefined && data !== last) setLast(data)
  return data ?? last
}
