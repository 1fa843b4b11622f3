import { useState } from 'react'

/** The answer of a query, and its last one while another query of the same component has none: a longer list that failed. */
export function useLastAnswer<Data>(data: Data | undefined): Data | undefined {
  const [last, setLast] = useState(data)
  if (data !== undefined && data !== last) setLast(data)
  return data ?? last
}
