import { mount } from 'svelte';
import App from './App.svelte';
import './look/base.css';
import { showMotion } from './look/motion.svelte';
import { showTheme } from './look/theme.svelte';
import './look/tokens.css';
import { language } from './words/reader.svelte';

showTheme();
showMotion();
document.documentElement.lang = language();
const target = document.getElementById('app');
if (target) mount(App, { target });
// Only the built page has a worker; the development server serves its files fresh.
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/worker.js');
