import { lazy } from 'react'
import { create } from 'zustand'

const attempt = (before = 0) => ({
  number: before + 1,
  Picture: lazy(async () => ({ default: (await import('./picture.tsx')).Picture })),
})

/** Victory is fetched when the first chart is shown. What did not arrive stays away until somebody tries again. */
export const usePicturePart = create(() => attempt())

/** For all charts of the page: they wait for the same part. */
export const fetchPictureAgain = () => usePicturePart.setState(({ number }) => attempt(number))
