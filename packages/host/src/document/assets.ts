import type { ScreenFiles, ShownScreen } from '../router/pageData.ts'

/** The browser files of the build. */
export type Assets = {
  /** Identifies the build. Files of two builds must not be mixed. */
  build: string
  /** The script of every page, which loads the others once they are needed. */
  starter: string
  /** The script that makes the page live. */
  entry: string
  /** The other files that every page needs. */
  frameOf: (language: string) => Pick<ScreenFiles, 'scripts' | 'styles'>
  /** The file with the frame's texts in a language. */
  frameTextsOf: (language: string) => string
  /** The files of a screen, so that the browser fetches all of them at once. */
  partOf: (screen: ShownScreen, language: string, areas: readonly string[]) => ScreenFiles
}
