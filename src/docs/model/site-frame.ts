import type { LanguageId } from './snippet.ts'

/** What surrounds a page of a static site. URLs are relative to the page. */
export interface SiteFrame {
  title: string | null
  logo: { light: string; dark: string } | null
  /** The list of products; null on a site of one product. */
  home: string | null
  links: { text: string; href: string }[]
  /** The source of the page. */
  edit: string | null
  /** Newest first; empty on a site of one version. */
  versions: { name: string; href: string; isCurrent: boolean }[]
  /** The page with the differences of two versions. */
  differences: string | null
  /** Language of the code samples until the reader chooses another. */
  language: LanguageId | null
}
