import { mount } from 'svelte';
import '../look/tokens.css';
import '../look/base.css';
import Gallery from './Gallery.svelte';

const ask = new URLSearchParams(location.search);
const theme = ask.get('theme');
if (theme) document.documentElement.dataset['theme'] = theme;
const target = document.getElementById('app');
if (target) mount(Gallery, { target });
