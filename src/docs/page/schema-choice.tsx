import { type ReactNode, use } from 'react'
import type { Choice, Schema } from '#docs/model/product.ts'
import { PrintContext, useChoice, usePage, VisitContext } from './page-context.ts'
import { Facts } from './schema-facts.tsx'
import { leadingOption } from './schema-path.ts'
import { Select } from './select.tsx'

interface AlternativesProps {
  choice: Choice
  anchor: string
  trail: string
  base?: string | undefined
  /** Renders the selected alternative. */
  inside: (schema: Schema, option: number) => ReactNode
}

/** Alternatives of a schema: a select with the selected one below. In print, all of them. */
export function Alternatives({ choice, anchor, trail, base, inside }: AlternativesProps) {
  const { options, kind, discriminator } = choice
  const visit = use(VisitContext)
  const { packs } = usePage()
  const led = leadingOption(choice, visit.anchor, base, anchor, packs.named)
  const [chosen, choose] = useChoice(`${trail}#${kind}`, '0', led === undefined ? undefined : String(led))
  const isPrinting = use(PrintContext)
  const shown = isPrinting ? options : options.slice(Number(chosen), Number(chosen) + 1)
  const words = options.map(({ label, value }, index) => ({
    value: String(index),
    label: value && value !== label ? `${label} (${value})` : label,
  }))
  return (
    <div className="ref-choice">
      <div className="ref-choice-head">
        <Select
          shown
          label={kind === 'one of' ? 'One of' : 'Any of'}
          value={chosen}
          options={words}
          onChange={choose}
        />
        {discriminator && (
          <span className="ref-note">
            <code>{discriminator}</code> tells which
          </span>
        )}
      </div>
      {shown.map(({ label, value, schema }) => (
        <div key={label} className="ref-option">
          {isPrinting && <p className="ref-part">{label}</p>}
          {discriminator && value && (
            <p className="ref-note">
              <code>{discriminator}</code> is <code>{value}</code>
            </p>
          )}
          <Facts schema={schema} anchor={`${trail}/${label}`} />
          {inside(
            schema,
            options.findIndex((option) => option.schema === schema),
          )}
        </div>
      ))}
    </div>
  )
}
