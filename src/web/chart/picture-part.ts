import { lazy } from 'react'
import { create } from 'zustand'

const attempt = (before = 0) => ({
  number: before + 1,
  Picture: lazy(async () => ({ default: (await import('./picture.tsx')).Picture })),
})

/** Victory loads with the first chart. After a failure it loads again on request only. */
export const usePicturePart = create(() => attempt())

/** Retries for all charts of the page, which share the module. */
export const fetchPictureAgain = () => usePicturePart.setState(({ number }) => attempt(number))
