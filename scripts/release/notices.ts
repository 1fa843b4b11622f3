import type { ShippedPackage } from './packages.ts'

/** Licences that may be shipped. Each permits use in a closed product, on the terms that THIRD-PARTY.txt fulfils. */
const allowedLicenses = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PostgreSQL',
  'Unicode-3.0',
]

/** Decides an SPDX expression of identifiers, AND, OR and one pair of parentheses around the whole. */
export function isAllowed(license: string): boolean {
  const expression = license.replace(/^\((.*)\)$/, '$1')
  if (/[()]/.test(expression)) return false
  return expression.split(' OR ').some((choice) => choice.split(' AND ').every((id) => allowedLicenses.includes(id)))
}

/** THIRD-PARTY.txt: every shipped package with its licence. Throws when a licence is not allowed. */
export function notices(packages: ShippedPackage[]): string {
  const refused = packages.filter(({ license }) => !isAllowed(license))
  if (refused.length > 0) {
    const names = refused.map(({ name, license }) => `${name} (${license || 'no licence'})`).join(', ')
    throw new Error(`The licences of these packages are not in scripts/release/notices.ts: ${names}`)
  }
  const apache = packages.find(({ text }) => text?.includes('END OF TERMS AND CONDITIONS'))?.text
  const parts = packages.map((each) => {
    const head = [`${each.name} ${each.version}`, `Licence: ${each.license}`, each.homepage].filter(Boolean)
    return `${head.join('\n')}\n\n${each.text ?? standardText(each, apache)}`
  })
  const line = `\n\n${'-'.repeat(80)}\n\n`
  return `This release contains code, styles or fonts of the following packages.${line}${parts.join(line)}\n`
}

/** For packages that only name their licence. */
function standardText({ name, license, author }: ShippedPackage, apache: string | undefined): string {
  const texts = license.split(' AND ').map((id) => {
    if (id === 'MIT') return `Copyright (c) ${author}\n\n${mit}`
    if (id === 'ISC') return `Copyright (c) ${author}\n\n${isc}`
    if (id === 'Apache-2.0' && apache) return `Copyright ${author}\n\n${apache}`
    throw new Error(`${name} has no licence file, and scripts/release/notices.ts has no text of ${id}`)
  })
  return texts.join('\n\n')
}

const mit = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to
use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom
the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE,
ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`

const isc = `Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby
granted, provided that the above copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED
WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT, INDIRECT, OR
CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT,
NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THIS SOFTWARE.`
