import { type Environment, environments } from '#domain/environments.ts'
import { inSentence } from '#domain/regions.ts'

interface Place {
  environment: Environment
  country: string
}

// Totals of several days or projects may differ from the sum by rounding.
const roundedNote = 'Each net volume is rounded individually.'
const sandboxNote =
  'In the sandbox no money moves. Charges of operators that are not in any region yet count as calls only.'

/**
 * Describes the shown figures, or the previous ones while new ones load. The age statement is omitted when refreshing
 * fails.
 */
export function figuresNote(earlier: Place | undefined, asked: Place, areKeptUpToDate = true): string {
  if (earlier) {
    const [there, here] = [earlier, asked].map(
      ({ environment, country }) => `the ${environments[environment].inSentence} in ${inSentence(country)}`,
    )
    return `These are still the figures of ${there}. The figures of ${here} are loading.`
  }
  const counted = areKeptUpToDate ? ', counted up to a minute ago' : ''
  const words = `The last 30 days in the ${environments[asked.environment].inSentence}${counted}. Days begin at midnight UTC. ${roundedNote}`
  return asked.environment === 'sandbox' ? `${words} ${sandboxNote}` : words
}
