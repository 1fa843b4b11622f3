import { ChevronDown } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { StatusMark, type StatusTone } from '#docs/page/badges.tsx'
import { TabList, tabId } from '#docs/page/tabs.tsx'

type ButtonProps = ComponentProps<'button'>

/** `kind` is the look; `small` fits beside text. */
export function Button({
  kind = 'primary',
  small,
  ...rest
}: ButtonProps & { kind?: 'primary' | 'secondary' | 'danger'; small?: boolean }) {
  return <button type="button" className="try-button" data-kind={kind} data-small={small || undefined} {...rest} />
}

/** A button that looks like a link. */
export const LinkButton = (props: ButtonProps) => <button type="button" className="try-link" {...props} />

/** A button that fills in a suggested value. */
export const Chip = (props: ButtonProps) => <button type="button" className="try-chip" {...props} />

export const ChipRow = ({ children }: { children: ReactNode }) => <div className="try-chips">{children}</div>

export const TextInput = (props: ComponentProps<'input'>) => <input className="try-input" {...props} />

export const Textarea = (props: ComponentProps<'textarea'>) => <textarea className="try-input try-mono" {...props} />

/** Native select, which phones, keyboards and screen readers support best. */
export function Select(props: ComponentProps<'select'>) {
  return (
    <div className="try-select">
      <select className="try-input" {...props} />
      <ChevronDown size={16} aria-hidden />
    </div>
  )
}

export function Checkbox({ children, ...rest }: ComponentProps<'input'>) {
  return (
    <label className="try-checkbox">
      <input type="checkbox" {...rest} />
      <span>{children}</span>
    </label>
  )
}

export function StatusBadge({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return (
    <span className={`try-badge ref-${tone}`}>
      <StatusMark tone={tone} />
      {children}
    </span>
  )
}

interface TabsProps<K extends string> {
  label: string
  tabs: readonly { key: K; label: string }[]
  current: K
  onChange: (key: K) => void
  children: ReactNode
}

/** One panel, which the caller fills for the current tab. */
export function Tabs<K extends string>({ children, ...list }: TabsProps<K>) {
  const id = useId()
  return (
    <div>
      <TabList id={id} {...list} />
      <div role="tabpanel" aria-labelledby={tabId(id, list.current)} className="try-panel">
        {children}
      </div>
    </div>
  )
}
