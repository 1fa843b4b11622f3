import { type Address, variableValue } from '#docs/model/address.ts'
import { usePage } from './page-context.ts'
import { Select } from './select.tsx'
import { useServerVariables } from './server-variables.ts'

/** The variables of an address, for the reader to set. The same name is one value in every address of a product. */
export function ServerFields({ url, template = url, fields = [] }: Address) {
  const [chosen, choose] = useServerVariables(usePage().source.product.suffix)
  return (
    <fieldset className="ref-server-fields">
      <legend className="ref-hidden">Variables of {template}</legend>
      {fields.map((field) => {
        const { name, value, values } = field
        const onChange = (text: string) => choose({ ...chosen, [name]: text })
        return values ? (
          <Select
            key={name}
            label={name}
            shown
            value={variableValue(field, chosen)}
            options={values.map((each) => ({ value: each, label: each }))}
            onChange={onChange}
          />
        ) : (
          <label key={name} className="ref-select">
            <span>{name}</span>
            <input
              value={chosen[name] ?? value}
              placeholder={value}
              spellCheck={false}
              autoCapitalize="none"
              autoComplete="off"
              onChange={({ target }) => onChange(target.value)}
            />
          </label>
        )
      })}
    </fieldset>
  )
}
