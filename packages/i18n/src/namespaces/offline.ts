import type { Sentences } from '../sentences.ts'

/** The offline notice over a page. It is prefetched, so it is small. */
export const zh = {
  title: '网络已断开',
  text: '要打开的页面还没有取到。当前页面和已填写的内容都保留着，联网后可以继续。',
  stay: '留在本页',
  retry: '重试',
}

export const en: Sentences<typeof zh> = {
  title: 'You are offline',
  text: 'The page you chose has not loaded. This page and what you typed are kept; continue once you are back online.',
  stay: 'Stay on this page',
  retry: 'Try again',
}
