import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'

// Shared by Storybook, by the tests and by vanilla-extract's own compiler; the storefront has its own.
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  // Found late otherwise, and a re-optimisation midway fails a cold run of stories.
  optimizeDeps: {
    include: [
      '@vanilla-extract/recipes/createRuntimeFn',
      '@vanilla-extract/dynamic',
      'react-dom/client',
      'react/jsx-dev-runtime',
      '@millwright/i18n > i18next',
      '@millwright/domain > decimal.js',
      '@millwright/contract > zod',
      '@millwright/pages > htmlparser2',
      '@millwright/ui > radix-ui',
      '@millwright/ui > uqr',
      '@millwright/ui > virtua',
      ...['Calendar', 'Dialog', 'Popover', 'RangeCalendar'].map(
        (part) => `@millwright/ui > react-aria-components/${part}`,
      ),
      ...[
        'I18nProvider',
        'mergeProps',
        'useButton',
        'useComboBox',
        'useDateField',
        'useDatePicker',
        'useDateRangePicker',
        'useFilter',
        'useListBox',
        'useTimeField',
      ].map((part) => `@millwright/ui > react-aria/${part}`),
      ...[
        'Item',
        'Section',
        'useComboBoxState',
        'useDateFieldState',
        'useDatePickerState',
        'useDateRangePickerState',
        'useTimeFieldState',
      ].map((part) => `@millwright/ui > react-stately/${part}`),
      '@millwright/ui > @internationalized/date',
    ],
  },
  resolve: { conditions: ['@millwright/source', ...defaultClientConditions] },
  // Not `ssr.resolve`, in whose place vanilla-extract's compiler puts its own, and reads packages as they were built last.
  environments: { ssr: { resolve: { conditions: ['@millwright/source', ...defaultServerConditions] } } },
})
