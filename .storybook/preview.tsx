import '@fontsource-variable/noto-sans-sc/wght.css'
import '@millwright/ui/reset.css'
import '@millwright/ui/styles.css'
import './preview.css'
import { takeUnmocked } from '@millwright/fixtures/unmocked'
import { resetChance } from './still.ts'
import { useLayoutEffect } from 'react'
import type { ReactNode } from 'react'
import { resourcesOf, everyNamespace } from '@millwright/i18n/resources'
import { Texts } from '@millwright/i18n/Texts'
import { UiProvider } from '@millwright/ui/UiProvider'
import { withThemeByDataAttribute } from '@storybook/addon-themes'
import type { Preview } from '@storybook/react-vite'
import { GLOBALS_UPDATED, STORY_CHANGED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { configure } from 'storybook/test'
import { appMessages } from '../packages/ui/src/appMessages.ts'
import { messages } from '../packages/ui/src/messages.ts'
import { rareMessages } from '../packages/ui/src/rareMessages.ts'
import { brandSheet } from '../packages/ui/src/internal/testBrands.ts'
import { foreignWords } from './foreignWords.ts'
import { invisibleControls } from './forcedColours.ts'
import { modes, viewports } from './modes.ts'
import { extractArgTypes } from './partTables.ts'
import { pseudoAll } from './pseudo.ts'
import { storyLocale } from '@millwright/fixtures/storyText'

// Lazily loaded components take longer on a busy machine.
configure({ asyncUtilTimeout: 5000 })

document.head.append(Object.assign(document.createElement('style'), { textContent: brandSheet }))

type Language = 'zh' | 'en' | 'pseudo'
const english = resourcesOf('en', everyNamespace)
const texts = { zh: resourcesOf('zh', everyNamespace), en: english, pseudo: pseudoAll(english) }
const words = {
  zh: undefined,
  en: undefined,
  pseudo: pseudoAll({ ...messages.en, ...rareMessages.en, ...appMessages.en }),
}

function Shop({
  language,
  density,
  brand,
  direction,
  room,
  children,
}: {
  language: Language
  density: string
  brand: string
  direction: string
  room: string
  children: ReactNode
}) {
  const locale = localeOf(language)
  useLayoutEffect(() => {
    document.documentElement.lang = locale === 'zh' ? 'zh-CN' : 'en'
    document.documentElement.dataset.density = density
    document.documentElement.dataset.brand = brand
    document.documentElement.dir = direction
    document.documentElement.classList.add('js')
    document.body.dataset.room = room
  }, [locale, density, brand, direction, room])
  return (
    <UiProvider locale={locale} resolvePicture={pictureOf} messages={words[language]}>
      <Texts locale={locale} resources={texts[language]}>
        {children}
      </Texts>
    </UiProvider>
  )
}

/** Returns the locale of data, dates and numbers. They are English in the pseudo-language. */
function localeOf(language: Language): 'zh' | 'en' {
  return language === 'zh' ? 'zh' : 'en'
}

function pictureOf(src: string): string {
  return /^(https?:|data:|\/)/.test(src) ? src : `/${src}`
}

// Stories choose their texts when their modules load, so a change of language reloads the page.
addons.getChannel().on(GLOBALS_UPDATED, ({ userGlobals }: { userGlobals: { locale: Language } }) => {
  if (localeOf(userGlobals.locale) === storyLocale) return
  const here = new URL(location.href)
  here.searchParams.set('globals', `locale:${userGlobals.locale}`)
  location.replace(here)
})

const preview: Preview = {
  tags: ['autodocs', 'stable'],
  globalTypes: {
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'zh', title: '中文' },
          { value: 'en', title: 'English' },
          { value: 'pseudo', title: 'English, 40 % longer' },
        ],
      },
    },
    brand: {
      description: 'Brand',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: '', title: 'Millwright' },
          { value: 'yellow', title: 'Yellow' },
          { value: 'blue', title: 'Blue' },
          { value: 'nordwerk', title: 'Nordwerk (createTheme)' },
          { value: 'basalt', title: 'Basalt (createTheme)' },
          { value: 'saffron', title: 'Saffron (createTheme)' },
        ],
      },
    },
    density: {
      description: 'Density',
      toolbar: {
        icon: 'component',
        dynamicTitle: true,
        items: [
          { value: 'regular', title: 'Regular' },
          { value: 'compact', title: 'Compact' },
        ],
      },
    },
    direction: {
      description: 'Direction',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
  },
  initialGlobals: { locale: 'zh', theme: 'light', brand: '', density: 'regular', direction: 'ltr' },
  parameters: {
    layout: 'padded',
    docs: { extractArgTypes },
    // axe checks the rules of WCAG 2.2, such as target size, only if they are named.
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    },
    viewport: { options: viewports },
    backgrounds: { disable: true },
    // An edited response re-renders the story. Mocks cannot be turned off, because stories have no real API.
    mockAddonConfigs: {
      refreshStoryOnUpdate: true,
      disableUsingOriginal: true,
      ignoreQueryParams: true,
      globalMockData: [],
    },
    chromatic: { modes },
    options: {
      storySort: {
        order: [
          'Guides',
          [
            'Install',
            'Which component when',
            'Theming',
            'Server rendering',
            'Languages',
            'Accessibility',
            'API client',
          ],
          '指南',
          ['安装', '用哪个组件', '主题', '服务端渲染', '多语言', '无障碍', 'API 客户端'],
          'Tokens',
          'Writing stories',
          'ui',
          'commerce',
          'decoration',
          'editor',
          'pages',
        ],
      },
    },
  },
  beforeEach: () => {
    resetChance()
    takeUnmocked()
    // storybook-addon-mock reads a story's mocks on STORY_CHANGED, which vitest never emits.
    if ('__vitest_browser__' in globalThis) addons.getChannel().emit(STORY_CHANGED)
  },
  afterEach: ({ globals, title }) => {
    const unmocked = takeUnmocked()
    if (unmocked.length) throw new Error(unmocked.join('\n'))
    const lost = matchMedia('(forced-colors: active)').matches ? invisibleControls(document.body) : []
    if (lost.length)
      throw new Error(`Controls are invisible in forced colours. Give each a border:\n${lost.join('\n')}`)
    const foreign = globals.locale === 'en' && /^(ui|commerce)\//.test(title) ? foreignWords(document.body) : []
    if (foreign.length)
      throw new Error(
        `Chinese text in an English story. Translate it with say('…', '…'), or set lang="zh-CN" if it stays Chinese:\n${foreign.join('\n')}`,
      )
  },
  decorators: [
    (Story, { globals, title }) => (
      <Shop
        language={globals.locale as Language}
        density={globals.density as string}
        brand={globals.brand as string}
        direction={globals.direction as string}
        room={title.split('/')[0] ?? ''}
      >
        <Story globals={{ ...globals, locale: localeOf(globals.locale as Language) }} />
      </Shop>
    ),
    withThemeByDataAttribute({
      themes: { light: 'light', dark: 'dark' },
      defaultTheme: 'light',
      attributeName: 'data-theme',
    }),
  ],
}
export default preview
