import { validDay } from '#domain/deprecation.ts'
import type { OpenApiDocument } from '#domain/openapi.ts'
import { operationsBelow } from '#domain/openapi-operations.ts'
import type { Ending } from '#domain/product-changes.ts'
import { answeredPlaces, type Place, partOf, sentPlaces } from './sent-places.ts'

/** The deprecated parts of a file that end on a known day, by operation. */
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
      // The call log does not show who reads a property of an answer, so every call counts.
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
  const day = validDay(sunset)
  return isDeprecated && day ? [{ id, label, deprecated: validDay(deprecatedAt) ?? null, sunset: day, part }] : []
}
