import { shop } from '@millwright/host/vite'
import { defineConfig } from 'vite'

export default defineConfig({ plugins: [shop({ languages: { de: 'src/texts/de.ts' } })] })
