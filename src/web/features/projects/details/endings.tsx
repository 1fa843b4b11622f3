import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { counted } from '#domain/counts.ts'
import { formatDate, formatDay } from '#domain/dates.ts'
import { formatNumber } from '#domain/money.ts'
import { maxCallsRead } from '#domain/product-impact.ts'
import { useListEndings } from '#generated/portal/client/endings.ts'
import type { Endings as UsedEndings } from '#generated/portal/model/endings.ts'
import type { UsedEnding } from '#generated/portal/model/usedEnding.ts'
import { messageOf } from '#web/api/errors.ts'
import { TextLink } from '#web/entities/link.tsx'
import { Alert } from '#web/ui/alert.tsx'

/** Lists the parts of the API that the project's calls use and that end on a known day. Empty without any. */
export function Endings({ projectId }: { projectId: string }) {
  const { data, error } = useListEndings(projectId)
  if (error)
    return (
      <Alert kind="warning">We could not check whether your calls use something that ends. {messageOf(error)}</Alert>
    )
  if (!data || data.items.length === 0) return null
  return (
    <Alert kind="warning" title={titleOf(data)}>
      <Stack as="ul" gap="3" mt="2">
        {data.items.map((item) => (
          <li key={`${item.product} ${item.operation} ${item.label} ${item.environment}`}>
            <Item item={item} />
          </li>
        ))}
      </Stack>
    </Alert>
  )
}

/** '1 204 calls in the last 90 days use something that ends'. */
function titleOf({ calls, items }: UsedEndings): string {
  const unknown = Math.max(0, ...items.map((item) => item.unknown))
  const use = calls === 1 ? 'uses' : 'use'
  return `${counted(calls || unknown, 'call')} in the last 90 days ${calls > 0 ? use : 'may use'} something that ends`
}

function Item({ item }: { item: UsedEnding }) {
  const { product, operation, method, path, label, sunset, environment, calls, unknown, lastCallOn } = item
  return (
    <>
      <Text fontWeight="medium" overflowWrap="anywhere">
        {method} {path}: {label} ends on {formatDay(sunset)}
      </Text>
      <Text color="muted">
        {calls > 0 && `${counted(calls, 'call')} in ${environment}. `}
        {unknown > 0 &&
          `${counted(unknown, 'call')} in ${environment} may have sent it: the log does not keep all fields, and we read the newest ${formatNumber(maxCallsRead)} calls. `}
        Last used on {formatDate(lastCallOn)}.{' '}
        <TextLink
          to="/api-doc/$suffix"
          params={{ suffix: product }}
          hash={operation}
          aria-label={`What to use instead of ${label} of ${method} ${path}`}
        >
          What to use instead
        </TextLink>
      </Text>
    </>
  )
}
