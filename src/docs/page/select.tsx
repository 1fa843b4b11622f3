interface SelectProps<T extends string> {
  label: string
  value: T
  options: readonly { value: T; label: string }[]
  onChange: (value: T) => void
  /** Whether the label is visible; it is always accessible. */
  shown?: boolean
}

/** A select; with a single option, its text alone. */
export function Select<T extends string>({ label, value, options, onChange, shown }: SelectProps<T>) {
  if (options.length < 2) return <span className="ref-chosen">{options[0]?.label}</span>
  const choose = (chosen: string) => {
    const option = options.find((each) => each.value === chosen)
    if (option) onChange(option.value)
  }
  return (
    <label className="ref-select">
      {shown && <span>{label}</span>}
      <select aria-label={label} value={value} onChange={(event) => choose(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}
