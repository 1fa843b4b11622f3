import { expect, test } from 'vitest'
import { syncArticles } from '#server/articles/sync-articles.ts'
import * as articles from '#server/repositories/articles.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { type ArticleSource, readArticles } from './read-articles.ts'

const database = eachDatabase()

const article: ArticleSource = {
  id: '1',
  slug: 'a-name',
  name: 'A name',
  category: 'Product',
  summary: 'A summary.',
  image: '/articles/a.svg',
  imageAltText: 'A drawing',
  video: null,
  captions: null,
  markdown: 'Hello *there*.',
  fingerprint: 'first',
}

const ids = async () => [...(await articles.listFingerprints(database().db)).keys()].sort()

test('deletes articles without a file, inserts new ones and updates changed ones', async () => {
  const { db } = database()
  await syncArticles(db, [article, { ...article, id: '2' }])
  expect(await articles.find(db, '1')).toMatchObject({ name: 'A name', body: '<p>Hello <em>there</em>.</p>\n' })
  await syncArticles(db, [
    { ...article, name: 'Another name', fingerprint: 'second' },
    { ...article, id: '3' },
  ])
  expect(await ids()).toEqual(['1', '3'])
  expect(await articles.find(db, '1')).toMatchObject({ name: 'Another name' })
  expect(await articles.search(db, 'another')).toMatchObject([{ id: '1' }])
})

test('skips an article with the same fingerprint', async () => {
  const { db } = database()
  await syncArticles(db, [article])
  await syncArticles(db, [{ ...article, name: 'Never written' }])
  expect(await articles.find(db, '1')).toMatchObject({ name: 'A name' })
})

test('loads no articles from an empty folder', async () => {
  const { db } = database()
  await syncArticles(db, [article])
  await syncArticles(db, [])
  expect(await ids()).toEqual([])
})

test('loads each article once when processes start together', async () => {
  const { db } = database()
  await Promise.all(Array.from({ length: 5 }, () => syncArticles(db)))
  expect(await ids()).toEqual(
    readArticles()
      .map(({ id }) => id)
      .sort(),
  )
})
