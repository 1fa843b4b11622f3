import { chakra } from '@chakra-ui/react/styled-system'
import { type FieldTemplateProps, getUiOptions } from '@rjsf/utils'
import { TriangleAlert } from 'lucide-react'
import { use } from 'react'
import { Checkbox } from '#web/ui/choice.tsx'
import { Field, fieldIds } from '#web/ui/field.tsx'
import { ButtonLink } from '#web/ui/link.tsx'
import { Chip, ChipRow } from './chip.tsx'
import { BesideContext } from './form-context.ts'

const Place = chakra('div', { base: { minW: '0' } })
const Name = chakra('span', { base: { textStyle: 'mono', overflowWrap: 'anywhere' } })
const Remark = chakra('p', {
  base: {
    display: 'flex',
    gap: '2',
    textStyle: 'caption',
    color: 'pending.fg',
    mt: '1',
    '& svg': { mt: '2px', flexShrink: '0' },
  },
})
const Pin = chakra('div', { base: { mt: '1', mb: '2' } })
const Group = chakra('div', {
  base: { gridColumn: '1 / -1', minW: '0', my: '2', borderLeftWidth: '2px', borderColor: 'line.strong', pl: '4' },
})
const GroupHead = chakra('div', { base: { display: 'flex', justifyContent: 'space-between', gap: '3', mb: '2' } })
const Help = chakra('p', { base: { textStyle: 'caption', color: 'muted', mb: '2' } })

/** The frame of every field: name, help, schema problems and suggestions. */
export function FieldFrame(props: FieldTemplateProps) {
  const { id, label, children, rawErrors, rawHelp, required, hidden, fieldPathId, uiSchema } = props
  const options = getUiOptions(uiSchema)
  const isRoot = fieldPathId.path.length === 0
  if (hidden) return <div hidden>{children}</div>
  if (options.field === 'later' || options.bare || (isRoot && options.group)) return children
  if (options.group) return <GroupFrame {...props} />
  const isWide = options.wide || options.widget === 'textarea'
  return (
    <Place data-wide={isWide ? true : undefined}>
      <Field id={id} label={<Name>{label}</Name>} help={rawHelp} required={isRoot ? undefined : (required ?? false)}>
        {children}
      </Field>
      <Remarks id={id} words={rawErrors} />
      {fieldPathId.path.length === 1 && <OffersBeside name={String(fieldPathId.path[0])} />}
    </Place>
  )
}

function GroupFrame({ id, label, children, rawErrors, rawHelp, required, fieldPathId, onChange }: FieldTemplateProps) {
  const isItem = typeof fieldPathId.path.at(-1) === 'number'
  const { label: name } = fieldIds(id)
  return (
    <Group role="group" aria-labelledby={name}>
      <GroupHead>
        <Name id={name}>{label}</Name>
        {!required && !isItem && (
          <ButtonLink minH="6" onClick={() => onChange(undefined, fieldPathId.path)} aria-label={`Remove ${label}`}>
            Remove
          </ButtonLink>
        )}
      </GroupHead>
      {rawHelp && <Help>{rawHelp}</Help>}
      {children}
      <Remarks id={id} words={rawErrors} />
    </Group>
  )
}

/** A hint, not an error: the call can be sent anyway. */
function Remarks({ id, words = [] }: { id: string; words?: string[] | undefined }) {
  if (words.length === 0) return null
  return (
    <Remark id={fieldIds(id).error}>
      <TriangleAlert size={14} aria-hidden />
      <span>The schema says: {words.join('; ')}.</span>
    </Remark>
  )
}

function OffersBeside({ name }: { name: string }) {
  const { offers, use: take, pin, blanks, prove } = use(BesideContext)
  const blank = blanks[name]
  const own = offers.filter(({ field }) => field === name)
  const isId = name === 'correlationId' && pin !== null
  if (own.length === 0 && !isId && !blank) return null
  return (
    <>
      {blank && (
        <Remark>
          <TriangleAlert size={14} aria-hidden />
          <span>{blank.words}</span>
        </Remark>
      )}
      {blank?.step && (
        <ChipRow>
          <Chip onClick={() => prove(blank)}>{blank.step.words}</Chip>
        </ChipRow>
      )}
      {own.length > 0 && (
        <ChipRow>
          {own.map((offer) => (
            <Chip key={offer.words} onClick={() => take(offer)}>
              {offer.words}
            </Chip>
          ))}
        </ChipRow>
      )}
      {isId && (
        <Pin>
          <Checkbox checked={pin.isPinned} onChange={({ target }) => pin.set(target.checked)}>
            {pin.isSpent && !pin.isPinned
              ? 'Keep this id. Otherwise Send uses a new one'
              : 'Keep this id from call to call'}
          </Checkbox>
        </Pin>
      )}
    </>
  )
}
