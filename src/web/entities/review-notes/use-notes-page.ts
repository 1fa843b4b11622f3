import { useLocation, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { noteIdOf } from '#domain/thread.ts'

/** Notes on one page of a list. */
const limit = 20

/** The notes that a page without a linked note shows first. */
export const firstNotes = { limit, pageNo: 0 }

/** Which notes to read: the page with the note that the address names, or else the page that the reader turned to. */
export function useNotesPage() {
  const linked = useLocation({ select: ({ hash }) => noteIdOf(hash) })
  const navigate = useNavigate()
  const [pageNo, setPageNo] = useState(0)
  const onPage = (page: number) => {
    setPageNo(page)
    // The same link can lead to the note again.
    if (linked) void navigate({ to: '.', search: true, hash: '', replace: true, resetScroll: false })
  }
  return { query: { limit, pageNo, ...(linked && { with: linked }) }, linked, onPage }
}

/** The number of the last page of a list that is not empty. */
export const lastPage = (total: number) => Math.ceil(total / limit) - 1
