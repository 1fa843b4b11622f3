import { expect, test } from 'vitest'
import { attachment } from './attachment.ts'

test.each([
  ['registration.pdf', 'attachment; filename="registration.pdf"'],
  ['two words.pdf', 'attachment; filename="two words.pdf"'],
  ['a"b;c.pdf', `attachment; filename="a_b_c.pdf"; filename*=UTF-8''a%22b%3Bc.pdf`],
  ['Größe.pdf', `attachment; filename="Gr__e.pdf"; filename*=UTF-8''Gr%C3%B6%C3%9Fe.pdf`],
  ['a\r\nX: y.pdf', `attachment; filename="a__X_ y.pdf"; filename*=UTF-8''a%0D%0AX%3A%20y.pdf`],
  ["it's (1).pdf", `attachment; filename="it_s _1_.pdf"; filename*=UTF-8''it%27s%20%281%29.pdf`],
])('does not let %j inject a header or another name', (fileName, header) => {
  expect(attachment(fileName)).toBe(header)
})
