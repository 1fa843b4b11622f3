import { pointerTo } from '../document.ts'
import { Refusal } from './refusal.ts'

/** Where reading is: a file and the way into it. A list from the end to the beginning, so that a step costs nothing. */
export interface Place {
  file: string
  parent: Place | null
  step: string | number
}

export const startOfFile = (file: string): Place => ({ file, parent: null, step: '' })

export const below = (place: Place, step: string | number): Place => ({ file: place.file, parent: place, step })

export function stepsTo(place: Place): string[] {
  const steps: string[] = []
  for (let at = place; at.parent; at = at.parent) steps.push(String(at.step))
  return steps.reverse()
}

export const pointerOf = (place: Place): string => pointerTo(stepsTo(place))

export function refuse(place: Place, words: string): never {
  throw new Refusal(place.file, pointerOf(place), words)
}
