import { validDay } from '#domain/deprecation.ts'
import type { OpenApiDocument } from '#domain/openapi.ts'
import { operationsBelow } from '#domain/openapi-operations.ts'
import type { Ending } from '#domain/product-changes.ts'
import { answeredPlaces, type Place, partOf, sentPlaces } from './sent-places.ts'

/** The deprecated parts of a file that end on a known day, by operation. */
export function endingsOf(document: OpenApiDocument): Ending[] {
  const found = partsThatCanEnd(document).flatMap(({ id, label, part, isDeprecated, sunset, deprecatedAt }) => {
    const day = validDay(sunset)
    return isDeprecated && day ? [{ id, label, deprecated: validDay(deprecatedAt) ?? null, sunset: day, part }] : []
  })
  return [...new Map(found.map((each) => [each.id, each])).values()]
}

/** The ids that endings of the file have, or would have. */
export function partIdsOf(document: OpenApiDocument): string[] {
  return [...new Set(partsThatCanEnd(document).map(({ id }) => id))]
}

type Dates = Pick<Place, 'isDeprecated' | 'sunset' | 'deprecatedAt'>
type PartThatCanEnd = Pick<Ending, 'id' | 'label' | 'part'> & Dates

/** Every operation with its parameters and properties. Parts with the same id repeat. */
function partsThatCanEnd(document: OpenApiDocument): PartThatCanEnd[] {
  return operationsBelow(document.paths, '#/paths').flatMap((named) => {
    const { operation } = named
    const whole = partOf(named)
    const own = {
      isDeprecated: operation.deprecated === true,
      sunset: operation['x-sunset'],
      deprecatedAt: operation['x-deprecated-at'],
    }
    return [
      { ...own, id: whole.operation, label: 'the operation', part: whole },
      ...sentPlaces(document, named).map((place) => {
        const { in: where, path } = place.field
        const name = path.join('.')
        const label = where === 'body' ? `the property ${name} of the request` : `the ${where} parameter ${name}`
        // Every call sends a path parameter.
        const part = where === 'path' || name === '' ? whole : partOf(named, [place.field])
        return { ...place, id: `${whole.operation} ${where} ${name}`, label, part }
      }),
      // The call log does not show who reads a property of an answer, so every call counts.
      ...answeredPlaces(document, named).map((place) => {
        const name = place.field.path.join('.')
        const id = `${whole.operation} answer ${name}`
        return { ...place, id, label: `the property ${name} of the answer`, part: whole }
      }),
    ]
  })
}
