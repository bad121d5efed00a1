import type { Brand } from '../types'

export const COLOURS = {
  light: {
    brand: '#1d4ed8',
    'brand-strong': '#1e40af',
    'brand-soft': '#e9efff',
    'on-brand': '#ffffff',
    hero: '#1f47b8',
    'on-hero': '#ffffff',
    'on-hero-secondary': '#e3ebff',
    'illustration-soft': '#e3eaf8',
    'illustration-line': '#5f7fcf',
    'illustration-accent': '#d9a441',
    'shell-from': '#2459e6',
    'shell-to': '#173a9e',
  },
  dark: {
    brand: '#8fb0ff',
    'brand-strong': '#b3c9ff',
    'brand-soft': '#22315c',
    'on-brand': '#0b1530',
    hero: '#22346c',
    'on-hero': '#ffffff',
    'on-hero-secondary': '#d5dffb',
    'illustration-soft': '#232f50',
    'illustration-line': '#7f9be0',
    'illustration-accent': '#e0b766',
    'shell-from': '#2a4596',
    'shell-to': '#182655',
  },
} as const satisfies Brand['COLOURS']
