import { openForm } from './open-form.js';

const form = document.querySelector<HTMLFormElement>('form[data-path]');
if (form) openForm(form);
