import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { useListProjectWishes } from '#generated/admin/client/readiness.ts'
import type { AdminProject } from '#generated/admin/model/adminProject.ts'
import type { WishedProductCode } from '#generated/admin/model/wishedProductCode.ts'
import { QueryState } from '#web/entities/query-state.tsx'
import { FieldMark } from '#web/entities/review-notes/field-mark.tsx'
import { MoneyCell } from '#web/table/cells.tsx'
import { Button } from '#web/ui/button.tsx'
import { Code } from '#web/ui/code.tsx'

type Props = { project: AdminProject; disabledReason: string | undefined; onAdd: (wish: WishedProductCode) => void }

/** The product codes that the partner wishes and that are not added yet. Only those of requested operators can be. */
export function Wishes({ project, disabledReason, onAdd }: Props) {
  const read = useListProjectWishes(project.id)
  if (!read.data) return <QueryState read={read} what="codes that the partner wants" />
  const wishes = read.data.items.filter((wish) => !isAdded(wish, project))
  if (wishes.length === 0) return null
  return (
    <Stack gap="2">
      <Text fontWeight="medium">Codes the partner wants</Text>
      <Stack as="ul" gap="2" aria-label="Codes the partner wants">
        {wishes.map((wish) => (
          <Flex as="li" key={`${wish.provider} ${wish.code}`} wrap="wrap" align="center" columnGap="4" rowGap="1">
            <span>{wish.description}</span>
            <Code>
              {wish.provider} {wish.code}
            </Code>
            <MoneyCell amount={wish.price} currency={wish.currency} />
            <FieldMark list="/productCodes" entry={`${wish.provider} ${wish.code}`} />
            {project.providers.includes(wish.provider) ? (
              <Button
                variant="secondary"
                size="sm"
                aria-label={`Add ${wish.code}`}
                disabledReason={disabledReason}
                onClick={() => onAdd(wish)}
              >
                Add
              </Button>
            ) : (
              <Text color="muted">Operator not requested</Text>
            )}
          </Flex>
        ))}
      </Stack>
    </Stack>
  )
}

const isAdded = ({ provider, code }: WishedProductCode, { productCodes }: AdminProject) =>
  productCodes.some((each) => each.env_type === 'live' && each.provider === provider && each.code === code)
