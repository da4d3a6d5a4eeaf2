import type { IconSource } from '../Icon/Icon.tsx'

/** An entry of the palette: a link with `href`, otherwise an action with `onPress`. */
export type Command = {
  /** The id, unique among all commands and results. */
  id: string
  label: string
  /** The heading above the command and its neighbours of the same group. */
  group?: string | undefined
  icon?: IconSource
  /** A second, quieter text: the place or the model. */
  hint?: string | undefined
  /** Further words that find the command: synonyms, abbreviations, pinyin. */
  keywords?: readonly string[] | undefined
  /** The keys that also perform the command, as shown to the reader: `G O`. */
  shortcut?: string | undefined
  href?: string | undefined
  onPress?: (() => void) | undefined
}
