import type { ShellFrame, ScreenFiles, ShownScreen } from '../render/pageData.ts'

/** What the build made for the browser. */
export type Assets = {
  /** Names this build: files of two builds do not go together. */
  build: string
  entry: string
  /** What every page needs beside its entry. */
  frameOf: (locale: ShellFrame['locale']) => Pick<ScreenFiles, 'scripts' | 'styles'>
  /** The files of a screen, so that the browser fetches all of them at once. */
  partOf: (screen: ShownScreen, locale: ShellFrame['locale'], areas: readonly string[]) => ScreenFiles
}
