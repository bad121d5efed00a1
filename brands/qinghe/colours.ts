import type { Brand } from '../types'

export const COLOURS = {
  light: {
    brand: '#8a1f6a',
    'brand-strong': '#6d1553',
    'brand-soft': '#fbe8f5',
    'on-brand': '#ffffff',
    hero: '#7c1c5f',
    'on-hero': '#ffffff',
    'on-hero-secondary': '#fbe3f3',
    'illustration-soft': '#f6e3f0',
    'illustration-line': '#b05c96',
    'illustration-accent': '#5f9e6e',
    'shell-from': '#8f2470',
    'shell-to': '#5f1449',
  },
  dark: {
    brand: '#f0a6dc',
    'brand-strong': '#f7c4e9',
    'brand-soft': '#4a1f3f',
    'on-brand': '#2a0a20',
    hero: '#5b1a49',
    'on-hero': '#ffffff',
    'on-hero-secondary': '#f6d9ee',
    'illustration-soft': '#3d2238',
    'illustration-line': '#c97fb4',
    'illustration-accent': '#8fcf9f',
    'shell-from': '#5b1a49',
    'shell-to': '#3a102e',
  },
} as const satisfies Brand['COLOURS']
