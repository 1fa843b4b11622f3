import { expect, it } from 'vitest'
import { pictureName } from './e2e/support/picture-name.ts'

const at = 'https://portal.example'
const id = '6b1f0a52-9a3e-4a0e-8d55-6f3f3a2b1c44'

it.each([
  ['Profile', '/partner-profile', 'profile-at-partner-profile'],
  ['Profile', '/user-profile', 'profile-at-user-profile'],
  ['OP Home', '/tech-admin-home?page=2#top', 'op-home-at-tech-admin-home'],
  ['Home', '/', 'home-at-root'],
  ["A visitor's search", '/article/7/first-key', 'a-visitor-s-search-at-article-id-first-key'],
  ['Project with calls', `/projects/${id}`, 'project-with-calls-at-projects-id'],
])('a picture of "%s" at %s is %s', (heading, path, name) => {
  expect(pictureName(heading, at + path)).toBe(name)
})
