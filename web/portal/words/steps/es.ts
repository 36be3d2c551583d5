import type { StepWords } from './en.js';

/** The texts of files, payments, codes and of what is wrong with pictures, in Spanish. */
export const es: StepWords = {
  files: {
    choose: 'Elegir un archivo',
    replace: 'Elegir otro archivo',
    remove: 'Retirar el archivo',
    sending: 'Enviando el archivo …',
    isThere: 'Recibido: {name}',
    takes: 'Se admite {types}, hasta {n} MB.',
    type: 'Este tipo de archivo no se admite aquí. Envíe {types}.',
    large: 'El archivo supera {n} MB.',
    damaged: 'El archivo está dañado o incompleto. Elija otro.',
    document: 'Documento',
  },
  deposit: {
    waits: 'Estamos esperando su pago. Si salió de la página de pago antes de terminar, puede continuar allí.',
    go: 'Ir a la página de pago',
    leaving: 'Pasa a la página de la empresa de pagos.',
  },
  codes: {
    send: 'Enviarme un código',
    again: 'Enviar otro código',
    sent: 'Se ha enviado un código a {to}. Vale durante {n} minutos.',
    label: 'El código que ha recibido',
    confirm: 'Confirmar',
    confirmed: 'Confirmado',
    wrong: 'El código no es correcto o ha caducado.',
    notSent: 'No se pudo enviar el código. Revise lo que ha escrito y pruebe de nuevo en un minuto.',
    tooMany: 'Se han pedido demasiados códigos. Espere un rato.',
    needed: '{field}: confírmelo primero con el código que le enviamos.',
  },
  reasons: {
    resolution: 'Haga la foto desde más cerca, de modo que el documento llene la imagen.',
    blur: 'Sujete la cámara sin moverla, espere a que la imagen sea nítida y repita la foto.',
    glare: 'Incline el documento o apague el flash: refleja la luz.',
    cropping: 'Muestre el documento entero con un poco de espacio alrededor.',
    darkness: 'Haga la foto donde haya más luz.',
    not_an_image: 'Esto no es una imagen. Envíe una foto en JPEG, PNG o WebP.',
    format_not_supported: 'Este tipo de imagen no se puede leer aquí. Envíe la foto en JPEG, PNG o WebP.',
    too_small: 'La imagen es demasiado pequeña para leerla.',
    too_large: 'La imagen es demasiado grande. Se leen como máximo 10 MB.',
    damaged: 'La imagen está dañada o incompleta. Repita la foto.',
    took_too_long: 'La lectura tardó demasiado. Haga una foto solo del documento.',
    no_face: 'No se ve ninguna cara. Ponga la cámara delante de su cara, con buena luz.',
    many_faces: 'Se ve más de una cara. Debe aparecer solo usted.',
    blurred_face: 'Su cara está borrosa. Sujete la cámara sin moverla y limpie la lente.',
    no_zone:
      'No se pudieron leer las dos líneas al pie de la página. Muestre la página entera, plana, nítida y sin reflejos.',
    attempts: 'Esta imagen se ha enviado demasiadas veces hoy. Pruebe mañana.',
  },
};
