import type { OpenApiDocument } from '#domain/openapi.ts'
import { operationsBelow } from '#domain/openapi-operations.ts'
import type { Ending } from '#domain/product-changes.ts'
import { answeredPlaces, type Place, partOf, sentPlaces } from './sent-places.ts'

/** Everything in a file that is deprecated and has a day of its end, by operation. */
export function endingsOf(document: OpenApiDocument): Ending[] {
  return operationsBelow(document.paths, '#/paths').flatMap((named) => {
    const { operation } = named
    const whole = partOf(named)
    const own = {
      isDeprecated: operation.deprecated === true,
      sunset: operation['x-sunset'],
      deprecatedAt: operation['x-deprecated-at'],
    }
    const found = [
      ...ending(own, whole.operation, 'the operation', whole),
      ...sentPlaces(document, named).flatMap((place) => {
        const { in: where, path } = place.field
        const name = path.join('.')
        const words = where === 'body' ? `the property ${name} of the request` : `the ${where} parameter ${name}`
        // Every call sends a path parameter.
        const part = where === 'path' || name === '' ? whole : partOf(named, [place.field])
        return ending(place, `${whole.operation} ${where} ${name}`, words, part)
      }),
      // The log knows no readers of an answer, so every call counts.
      ...answeredPlaces(document, named).flatMap((place) => {
        const name = place.field.path.join('.')
        return ending(place, `${whole.operation} answer ${name}`, `the property ${name} of the answer`, whole)
      }),
    ]
    return [...new Map(found.map((each) => [each.id, each])).values()]
  })
}

type Dates = Pick<Place, 'isDeprecated' | 'sunset' | 'deprecatedAt'>

function ending(
  { isDeprecated, sunset, deprecatedAt }: Dates,
  id: string,
  label: string,
  part: Ending['part'],
): Ending[] {
  const day = dayOf(sunset)
  return isDeprecated && day !== null ? [{ id, label, deprecated: dayOf(deprecatedAt), sunset: day, part }] : []
}

/** A YAML file may hold a date as text or as a moment. */
function dayOf(value: unknown): string | null {
  const text = value instanceof Date ? value.toISOString() : String(value ?? '')
  return /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0] ?? null
}
