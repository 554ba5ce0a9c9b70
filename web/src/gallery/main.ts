import { mount } from 'svelte';
import '../look/base.css';
import { setTheme, showTheme } from '../look/theme.svelte';
import '../look/tokens.css';
import { language, speak } from '../words/reader.svelte';
import Gallery from './Gallery.svelte';

const ask = new URLSearchParams(location.search);
const theme = ask.get('theme');
if (theme === 'noon' || theme === 'night') setTheme(theme);
showTheme();
const lang = ask.get('lang');
speak(lang === 'fr' || lang === 'en' ? lang : language());
const target = document.getElementById('app');
if (target) mount(Gallery, { target });
