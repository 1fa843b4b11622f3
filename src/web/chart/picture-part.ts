import { lazy } from 'react'
import { create } from 'zustand'

const attempt = (before = 0) => ({
  number: before + 1,
  Picture: lazy(async () => ({ default: (await import('./picture.tsx')).Picture })),
})

/** Victory is loaded with the first chart. After a failure it is loaded again on request only. */
export const usePicturePart = create(() => attempt())

/** Retries for all charts of the page: they share one module. */
export const fetchPictureAgain = () => usePicturePart.setState(({ number }) => attempt(number))
