import type { Environment } from '#domain/environments.ts'

interface Place {
  environment: Environment
  country: string
}

// What thirty days, or several projects, come to is not always what their total says.
const roundedWords = 'Net volumes are rounded to the cent, each by itself.'
const sandboxWords =
  'In the sandbox no money moves. Charges of operators that are in no region yet count as calls alone.'

const placeOf = { sandbox: 'sandbox', live: 'live environment' }

/**
 * Whose figures stand below: those that were asked for, or meanwhile the ones of before. What is said of how new they are holds
 * while they are read anew every minute.
 */
export function wordsOfFigures(earlier: Place | undefined, asked: Place, areKeptUpToDate = true): string {
  if (earlier) {
    const [there, here] = [earlier, asked].map(
      ({ environment, country }) => `the ${placeOf[environment]} in ${country}`,
    )
    return `These are still the figures of ${there}. Those of ${here} are on their way.`
  }
  const counted = areKeptUpToDate ? ', counted up to a minute ago' : ''
  const words = `The last 30 days in the ${placeOf[asked.environment]}${counted}. Days begin at midnight UTC. ${roundedWords}`
  return asked.environment === 'sandbox' ? `${words} ${sandboxWords}` : words
}
