import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ConfigError } from '#server/config-error.ts'
import { presentArticle } from '#server/presenters/article.ts'
import { insertFacts } from './facts.ts'
import { renderBody } from './render-body.ts'

/** A parsed article file. The file's name is its slug. */
export interface ArticleSource {
  id: string
  slug: string
  name: string
  category: Category
  summary: string
  image: string
  imageAltText: string
  video: string | null
  captions: string | null
  markdown: string
  /** Hash of the file with its facts, and of its renderer. */
  fingerprint: string
}

const categories = ['Integration guides', 'Product', 'Security', 'Video'] as const
type Category = (typeof categories)[number]

const required = ['id', 'name', 'category', 'summary', 'image', 'imageAlt']
const optional = ['video', 'captions']
const renderer = readFileSync(join(import.meta.dirname, 'render-body.ts'))

/** Every article of a folder, by default the portal's own, sorted by id. Throws when a file is invalid. */
export function readArticles(folder = join(import.meta.dirname, 'content')): ArticleSource[] {
  const paths = globSync('*.md', { cwd: folder }).map((name) => join(folder, name))
  const articles = paths.map((path) => parseArticle(path, insertFacts(path, readFileSync(path, 'utf8'))))
  const twice = articles.find(({ id }, at) => articles.findIndex((other) => other.id === id) !== at)
  if (twice) throw new Error(`Two articles in ${folder} have the id ${twice.id}: give ${twice.slug}.md another one`)
  return articles.sort((one, other) => Number(one.id) - Number(other.id))
}

function parseArticle(path: string, text: string): ArticleSource {
  const [, head = '', markdown = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? []
  const facts = new Map(head.split('\n').map((line) => parseLine(path, line)))
  const missing = required.filter((key) => !facts.get(key))
  if (missing.length > 0) throw new ConfigError(path, `the lines between '---' lack ${missing.join(', ')}`)
  const fact = (key: string) => facts.get(key) ?? ''
  const category = categories.find((each) => each === fact('category'))
  if (!category) throw new ConfigError(path, `category is one of ${categories.join(', ')}`)
  if (!/^\d{1,9}$/.test(fact('id'))) throw new ConfigError(path, 'id is a number that no other article has')
  return {
    id: fact('id'),
    slug: basename(path, '.md'),
    name: fact('name'),
    category,
    summary: fact('summary'),
    image: fact('image'),
    imageAltText: fact('imageAlt'),
    video: facts.get('video') ?? null,
    captions: facts.get('captions') ?? null,
    markdown,
    fingerprint: createHash('sha256').update(renderer).update(text).digest('hex'),
  }
}

function parseLine(path: string, line: string): [key: string, value: string] {
  const [, key = '', value = ''] = /^(\w+): (.+)$/.exec(line) ?? []
  if ([...required, ...optional].includes(key)) return [key, value.trim()]
  throw new ConfigError(path, `'${line}' is no line of an article: write ${[...required, ...optional].join(', ')}`)
}

/** Every article as GET /portal/resources/content/{id} returns it, read from the files alone. Used to prerender pages. */
export function publishedArticles(): ReturnType<typeof presentArticle>[] {
  return readArticles().map((source) => presentArticle({ ...source, body: renderBody(source.markdown).html }))
}
